export { TrophyRoom as default } from '../TrophyRoom.tsx';
