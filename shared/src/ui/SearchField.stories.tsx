import { Row, type Story } from '../testing/story.tsx';
import { SearchField } from './SearchField.tsx';

export default {};

export const States: Story = {
  render: () => (
    <Row>
      <SearchField label="Search players" placeholder="Search" />
      <SearchField label="Search players" value="Whitfield" readOnly onClear={() => {}} />
    </Row>
  ),
};
