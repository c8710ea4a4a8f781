/** The database cannot be used; the message is one sentence for the person who started the program. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
