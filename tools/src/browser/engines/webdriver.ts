/*
 * The six W3C WebDriver commands that a window needs. npm's clients bring ten packages or more.
 */

/** Error response of a driver. */
interface DriverError {
  error: string;
  message: string;
}

/** Maximum time of a command in ms: a page can hang its browser. */
export const COMMAND_LIMIT = 30_000;

/** WebDriver code points of keys. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowDown: '\uE015' };

export interface Session {
  /** Calls a command of the session: `command('url', { url })`. */
  command<Value>(path: string, body: unknown): Promise<Value>;
  end(): Promise<void>;
}

async function call<Value>(method: string, url: string, body?: unknown): Promise<Value> {
  const signal = AbortSignal.timeout(COMMAND_LIMIT);
  const response = await fetch(url, {
    method,
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw signal.aborted ? new Error(`The browser has not answered within ${COMMAND_LIMIT / 1000} s.`) : error;
  });
  const { value } = (await response.json()) as { value: Value | DriverError }; // As the standard has it.
  if (response.ok) return value as Value;
  const { error, message } = value as DriverError;
  throw new Error(`${error}: ${message}`);
}

/** Starts a session with the driver at an address. */
export async function startSession(driver: string, capabilities: Record<string, unknown>): Promise<Session> {
  const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', ...capabilities } },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    command: (path, body) => call('POST', `${session}/${path}`, body),
    end: () => call('DELETE', session),
  };
}

/** Whether a driver is ready. */
export const isReady = (driver: string): Promise<boolean> =>
  call<{ ready: boolean }>('GET', `${driver}/status`).then(
    ({ ready }) => ready,
    () => false,
  );
