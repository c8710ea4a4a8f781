import { parseSync, Visitor } from 'oxc-parser';

/* The project's old dialect (CONTRIBUTING, Plain words), with plain replacements. */
const MARKERS: readonly (readonly [RegExp, hint: string])[] = [
  [/\bwhat (?:is|are|was|were|has|nobody|stands|comes|goes)\b(?!.*\?$)/s, 'a noun'],
  [/\bis to be\b/, '"must be", or the verb'],
  [/\bthere is to\b/, 'the noun'],
  [/\bof (?:its|their) own\b/, '"its own …", "separate"'],
  [/\bstands? (?:in|at|for|beside|there)\b/, '"is"'],
  [/\b(?:is|are|was) asked for\b/, '"requested"'],
  [/\bby then\b/, 'the event'],
  [/\banew\b/, '"again"'],
  [/\b(?:of|from) before\b(?! \d)/, '"earlier"'],
  [/\bthat there (?:is|are) not\b/, '"missing"'],
  [/\b(?:of|to|for) who\b/, 'who it is'],
  [/\bsays? so\b/, '"reports …"'],
];
const LONGEST_SENTENCE = 30;
const MEANT = /\bmeant-so\b/;

interface Piece {
  text: string;
  first: number;
  last: number;
  isComment: boolean;
}

function piecesOf(file: string, source: string): Piece[] {
  const pieces: Piece[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const add = (isComment: boolean, text: string, start: number, end: number) =>
    pieces.push({ text, first: lineAt(start), last: lineAt(end), isComment });
  if (file.endsWith('.css')) {
    for (const { 0: text, index } of source.matchAll(/\/\*[^]*?\*\//g)) add(true, text, index, index + text.length);
    return pieces;
  }
  const { comments, program } = parseSync(file, source);
  for (const { type, value, start, end } of comments) {
    const before = pieces.at(-1);
    const isContinued = type === 'Line' && before?.last === lineAt(start) - 1 && !MEANT.test(before.text + value);
    if (isContinued) Object.assign(before, { text: `${before.text} ${value.trim()}`, last: before.last + 1 });
    else add(true, value, start, end);
  }
  new Visitor({
    Literal: ({ value, start, end }) => void (typeof value === 'string' && add(false, value, start, end)),
    TemplateElement: ({ value, start, end }) => void add(false, value.raw, start, end),
    JSXText: ({ value, start, end }) => void add(false, value, start, end),
  }).visit(program);
  return pieces;
}

/** Sentences. A tag, a list item, a blank line and columns end one; so does any line of a string. */
const sentencesOf = ({ text, isComment }: Piece) =>
  text
    .replaceAll(/^ *\*(?: |$)/gm, '')
    .split(isComment ? /\n\s*(?=[-@|]|\n)|\n(?=.* {3})|(?<= {3}.*)\n/ : '\n')
    .flatMap((block) => block.split(/(?<=[.!?])\s+/));

function problemsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length;
  const marked = MARKERS.flatMap(([pattern, hint]) =>
    (pattern.exec(sentence) ?? []).map((found) => `"${found}": write ${hint}`),
  );
  return words > LONGEST_SENTENCE
    ? [...marked, `a sentence of ${words} words: ${sentence.trim().slice(0, 40)}…`]
    : marked;
}

/**
 * Marked phrases and long sentences in comments and strings. A comment "meant-so" exempts itself and the next line.
 * @param isChanged whether a line counts, from 1
 */
export function findDialect(file: string, source: string, isChanged: (line: number) => boolean) {
  const pieces = piecesOf(file, source);
  const meant = pieces.filter(({ text, isComment }) => isComment && MEANT.test(text));
  return pieces
    .filter(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at).some(isChanged))
    .filter((piece) => !meant.some((it) => it === piece || it.last === piece.first || it.last === piece.first - 1))
    .flatMap((piece) =>
      sentencesOf(piece)
        .flatMap(problemsOf)
        .map((problem) => ({ line: piece.first, problem })),
    );
}
