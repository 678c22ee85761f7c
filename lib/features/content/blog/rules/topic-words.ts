import { searchKey } from '@/lib/core/text-folding';
import type { BlogDto } from '@/lib/features/content/blog/schema';
import { listedClans } from '@/lib/rules/clan/clans';

/** Shorter words (of, the, का, और) say nothing of what a blog is about. */
const minTopicLength = 4;

const clanKeys = new Set<string>(listedClans.map(searchKey));

/** What a blog is about, as search keys: the words of its title, its author, and the clans that it tells of. */
export function topicWords({
	title,
	author,
	content,
}: Pick<BlogDto, 'title' | 'author' | 'content'>): string[] {
	const named = searchKey(content)
		.split(' ')
		.filter((word) => clanKeys.has(word));
	const words = searchKey(title)
		.split(' ')
		.filter((word) => word.length >= minTopicLength);
	return [...new Set([...words, ...searchKey(author).split(' '), ...named])];
}
