import { expect, test } from 'vitest';
import { hooksByComponent } from './weight.ts';

test('calls of hooks are counted by component', () => {
  const source = `import { useState, use } from 'react';

function useOwn() {
  return useState(1);
}

export function Large() {
  const [a] = useState<number>(useOwn());
  const b = use(promise);
  return <Small />;
}

export const Small = memo(function Small() {
  const a = useOwn();
  return null;
});
`;
  expect(hooksByComponent(source)).toEqual([
    ['Large', 3],
    ['Small', 1],
  ]);
});
