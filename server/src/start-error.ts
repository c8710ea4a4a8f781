/** The server cannot start; the message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
