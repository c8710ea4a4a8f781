const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);

/**
 * Query of the YouTube Data API that finds the channel of a link: by handle, id or user name. Null for other kinds of
 * links (/c/…) and for no link.
 */
export function channelQuery(link: string): Record<string, string> | null {
  const url = URL.parse(link);
  if (!url || !HOSTS.has(url.hostname)) return null;
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
  const [, handle] = /^\/(@[\p{L}\p{N}._·-]{1,100})(?:\/|$)/u.exec(path) ?? [];
  if (handle) return { forHandle: handle };
  const [, id] = /^\/channel\/(UC[\w-]{22})(?:\/|$)/.exec(path) ?? [];
  if (id) return { id };
  const [, user] = /^\/user\/([\w.-]{1,100})(?:\/|$)/.exec(path) ?? [];
  return user ? { forUsername: user } : null;
}
