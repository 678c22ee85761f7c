import { searchKey } from '@/lib/core/text-folding';
import { listedClans } from '@/lib/rules/clan/clans';

/** Shorter words (of, the, का, और) say nothing of what a blog is about. */
const minTopicLength = 4;

const clanKeys = new Set<string>(listedClans.map(searchKey));

interface BlogTexts {
	title: string;
	author: string;
	content: string;
}

/** What a blog is about, as search keys: the words of its title, its author, and the clans that it tells of. */
export function topicWords({ title, author, content }: BlogTexts): string[] {
	const named = searchKey(content)
		.split(' ')
		.filter((word) => clanKeys.has(word));
	const words = searchKey(title)
		.split(' ')
		.filter((word) => word.length >= minTopicLength);
	return [...new Set([...words, ...searchKey(author).split(' '), ...named])];
}
