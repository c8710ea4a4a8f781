import type { Story } from '@golf/shared/story';
import { Article } from './Article.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleList } from './ArticleList.tsx';
import { articles } from './articles.ts';
import { BarChart } from './BarChart.tsx';

export default {};

const layout = 'fullscreen';

export const Card: Story = {
  render: () => (
    <div style={{ maxWidth: '24rem' }}>
      {articles.slice(-1).map((article) => (
        <ArticleCard key={article.slug} article={article} />
      ))}
    </div>
  ),
};
export const LeadCard: Story = {
  render: () => articles.slice(-1).map((article) => <ArticleCard key={article.slug} article={article} lead />),
};
export const List: Story = { render: () => <ArticleList />, parameters: { layout } };
export const Missing: Story = { render: () => <Article slug="nothing" />, parameters: { layout } };
export const Bars: Story = {
  render: () => (
    <BarChart
      title="Slope rating"
      bars={[
        { label: 'Oakmont', value: 147 },
        { label: 'St Andrews', value: 132 },
      ]}
    />
  ),
};
