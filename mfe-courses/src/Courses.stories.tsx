import type { Story } from '@golf/shared/story';
import { Courses } from './Courses.tsx';

export default {};

const render = () => <Courses />;

export const Full: Story = { render };
export const Failed: Story = { render, parameters: { answers: 'dead' } };
export const Empty: Story = { render, parameters: { answers: { '/api/courses': [] } } };
export const Filtered: Story = { render, parameters: { address: '/courses?country=Scotland' } };
export const NoneMatches: Story = { render, parameters: { address: '/courses?q=Pebble' } };
