/** The database cannot be used. The message is one sentence for the user of the program. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
