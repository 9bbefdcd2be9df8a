import { unsupportedMedia } from './http-errors.ts';

const MAX_LENGTH = 255;
const NAME = String.raw`[\w!#$&^.+-]+`;
const VALUE = String.raw`(?:[\w!#$%&'*+.^|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*")`;
const MEDIA_TYPE = new RegExp(`^${NAME}/${NAME}(?: *; *${NAME}=${VALUE})*$`);

/** The media type in a text, with which the bytes are served later; null for an empty text. Throws HttpError (415) for another form. */
export const mediaTypeIn = (text: string | null | undefined): string | null => {
  const given = text?.trim() ?? '';
  if (given === '') return null;
  if (given.length > MAX_LENGTH || !MEDIA_TYPE.test(given))
    throw unsupportedMedia('The media type of the body is not valid; send one such as text/markdown');
  return given;
};
