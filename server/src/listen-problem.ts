import { StartError } from './start-error.ts';

/** Address to listen on, and the variables that set it. */
export interface Place {
  host: string;
  port: number;
  hostName: string;
  portName: string;
}

/** Reason why a server cannot listen, in words. */
export function listenProblem(cause: unknown, { host, port, hostName, portName }: Place): StartError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken: end the program that uses it, or choose another with ${portName}=${port + 1}.`,
    EACCES: `Port ${port} needs rights that this program does not have: choose one above 1023 with ${portName}=3000.`,
    ENOTFOUND: `There is no host "${host}" here: set ${hostName} to an address of this machine, such as localhost.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine: set ${hostName} to one that is, such as localhost.`,
  };
  return new StartError(why[String(code)] ?? `The server cannot listen on ${host}:${port}: ${String(cause)}`, {
    cause,
  });
}
