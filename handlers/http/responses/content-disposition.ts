/** Characters that a quoted file name cannot have in every client. */
const UNUSUAL = /[^\x20-\x7e]|["\\%]/gu;
/** Characters that `encodeURIComponent` leaves and RFC 8187 does not allow. */
const RESERVED = /['()*]/g;

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(RESERVED, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The `Content-Disposition` of a download under this name (RFC 6266), with a plain name for old clients. */
export const attachmentNamed = (name: string): string => {
  const plain = name.replace(UNUSUAL, '_');
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
};
