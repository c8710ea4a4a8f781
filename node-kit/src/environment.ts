import * as v from 'valibot';

/** Invalid environment. The message lists every invalid variable with its expected value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Variables whose values must not appear in messages. */
const SECRETS = new Set(['YOUTUBE_API_KEY', 'DATABASE_URL']);

/** Schema of variables by name, validated together. */
type Variables = v.GenericSchema<Record<string, string | undefined>, object> & { readonly entries: object };

/**
 * Reads environment variables. An empty value counts as unset.
 * @throws ConfigError
 */
export function readVariables<Schema extends Variables>(
  schema: Schema,
  env: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const filled = Object.fromEntries(
    Object.keys(schema.entries).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = v.safeParse(schema, filled);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const shown = SECRETS.has(name) ? 'the value' : JSON.stringify(filled[name]);
    return `  ${name}: ${shown} is not right; ${issue.message}`;
  });
  throw new ConfigError(`The environment is not right:\n${lines.join('\n')}`);
}

/** Whether a text is an origin, such as "https://golf.example". */
export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '').toLowerCase();
}
