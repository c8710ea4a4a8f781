import { press, type Story } from '@golf/shared/story';
import { TrophyRoom } from './TrophyRoom.tsx';

export default {};

const render = () => <TrophyRoom playerId={14} onClose={() => {}} />;
const DRAWER = '[data-drawer="left"]';
const trophies = ['First sub-70', 'Won a skins game', 'Thirty-six in a day', 'Hole-out'].map((name, index) => ({
  id: index + 1,
  name,
  trophy_path: '/images/trophies/cup.svg',
  horizontal: index === 3,
}));

export const Full: Story = { render, parameters: { answers: { '/api/trophies/14': trophies } } };
export const Bare: Story = {
  render,
  parameters: { answers: { '/api/trophies/14': [], '/api/achievements/14': [] } },
};
export const Locked: Story = { render, play: ({ canvasElement }) => press(canvasElement, DRAWER) };
export const DrawerOpen: Story = {
  render,
  parameters: { answers: { '/api/locked/14': [{ id: 1 }] } },
  play: ({ canvasElement }) => press(canvasElement, DRAWER),
};
export const Loading: Story = { render, parameters: { answers: 'silent' } };
export const Failed: Story = { render, parameters: { answers: 'dead' } };
export const SomeFailed: Story = { render, parameters: { answers: { '/api/items/14': undefined } } };
export const Nobody: Story = { render, parameters: { answers: { '/api/cabinet/players': [] } } };
