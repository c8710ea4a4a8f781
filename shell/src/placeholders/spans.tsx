/** Elements of a placeholder, which its styles tell apart by their place. */
export const spans = (count: number) => Array.from({ length: count }, (_, place) => <span key={place} />);
