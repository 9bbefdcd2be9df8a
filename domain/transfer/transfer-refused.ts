/** A transfer that failed or cannot be made. The message is one line for the operator: what is wrong and what to do. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused';
}

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** An error of the file system during a backup or restore, as one line; any other error unchanged. */
export const toTransferRefused = (error: unknown, folder: string): unknown => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  if (!/^(open|write|read|fsync|mkdir|rename|stat|lstat|scandir|unlink|copyfile)/.test(String(error.syscall)))
    return error;
  const reason = FULL.includes(error.code) ? `no space is left (${error.code})` : `${error.code}, ${error.syscall}`;
  return new TransferRefused(`The backup folder ${folder} cannot be used: ${reason}`, { cause: error });
};
