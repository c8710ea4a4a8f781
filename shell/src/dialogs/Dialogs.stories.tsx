import type { Story } from '@golf/shared/story';
import Dialogs from './Dialogs.tsx';

export default {};

const onClose = () => {};

export const About: Story = { render: () => <Dialogs name="About" onClose={onClose} /> };
export const Settings: Story = { render: () => <Dialogs name="Settings" onClose={onClose} /> };
export const Contact: Story = { render: () => <Dialogs name="Contact" onClose={onClose} /> };
