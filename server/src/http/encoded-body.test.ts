import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, encodeBody, inEncoding, isFresh, shrink, sizeOf } from './encoded-body.ts';

/** @promise Pages: Each encoding has its own ETag, and `q=0` excludes one */
test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br; Q=0', 'identity'],
  ['BR', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding %s is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %s: %s', (header, fresh) => {
  expect(isFresh(header, '"a"')).toBe(fresh);
});

test('a short body is not compressed, an answer at once', async () => {
  const short = encodeBody(Buffer.from('x'.repeat(100)));
  expect(inEncoding(short, 'br')).toBe(short.identity);
  expect(sizeOf(short)).toBe(100);
  const answer = encodeBody(Buffer.from('x'.repeat(5000)));
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const bytes = inEncoding(answer, encoding);
    if (!Buffer.isBuffer(bytes)) throw new Error(`${encoding} is still being made`);
    expect(bytes.length).toBeLessThan(100);
    expect(decompress(bytes)).toEqual(answer.identity);
    expect(inEncoding(answer, encoding)).toBe(bytes);
  }
});

test('the first answer is compressed quickly, the second well and cached', async () => {
  const rounds = Array.from({ length: 300 }, (_, hole) => `${hole % 97} of ${hole * hole}`).join();
  const answer = { ...encodeBody(Buffer.from(rounds)), quickOnce: true };
  const [first, second, third] = [
    await inEncoding(answer, 'br'),
    await inEncoding(answer, 'br'),
    await inEncoding(answer, 'br'),
  ];
  expect(brotliDecompressSync(first)).toEqual(answer.identity);
  expect(brotliDecompressSync(second)).toEqual(answer.identity);
  expect(second.length).toBeLessThan(first.length);
  expect(third).toBe(second);
});

test('a page is compressed in the background, once per requested encoding', async () => {
  const long = encodeBody(Buffer.from('x'.repeat(50_000)));
  const making = inEncoding(long, 'br');
  expect(inEncoding(long, 'br')).toBe(making);
  expect((await making).length).toBeLessThan(100);
  // Synchronous from now on.
  expect(inEncoding(long, 'br')).toBe(await making);
  expect(long).not.toHaveProperty('gzip');
  expect((await inEncoding(long, 'gzip')).length).toBeLessThan(100);
  expect(sizeOf(long)).toBeGreaterThan(50_000);
});

test('a page that is shrunk is sent as it was until it is smaller', async () => {
  const page = encodeBody(
    Buffer.from(Array.from({ length: 9000 }, (_, hole) => `${hole % 97} of ${hole * hole}`).join()),
  );
  const before = await inEncoding(page, 'br');
  const shrinking = shrink(page);
  expect(inEncoding(page, 'br')).toBe(before);
  await shrinking;
  const after = await inEncoding(page, 'br');
  expect(after.length).toBeLessThan(before.length);
  expect(brotliDecompressSync(after)).toEqual(page.identity);
  expect(after.buffer.byteLength).toBe(after.length);
});

test('a body that is not worth compressing is not shrunk', async () => {
  const short = encodeBody(Buffer.from('x'.repeat(100)));
  await shrink(short);
  expect(short).not.toHaveProperty('br');
});

test('a body takes no more memory than its bytes', async () => {
  const body = encodeBody(Buffer.from('a round of golf, '.repeat(200)));
  for (const encoding of ['identity', 'br', 'gzip'] as const) {
    const bytes = await inEncoding(body, encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
