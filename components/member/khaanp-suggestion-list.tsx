import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { apiQuery } from '@/lib/client/api-query';
import { pageQueries } from '@/lib/client/page-queries';

interface KhaanpSuggestionListProps {
	/** A clan, khaanp or seat as it is being typed. */
	typed: string;
	/** `sakh` is the khaanp's name in the page's language; null where the clan says it all. */
	onPick: (clan: string, sakh: string | null) => void;
}

/** Says to which kul what is typed belongs, and picks the clan of the list that it is a branch or seat of. */
export default function KhaanpSuggestionList({ typed, onPick }: KhaanpSuggestionListProps) {
	const t = useTranslations('memberOptions.khaanps');
	const suggestions = useSuggestions(typed.trim());
	return (
		<div role="status" className="flex flex-col items-start gap-2 text-sm">
			{suggestions.length > 0 && <p className="text-text-muted">{t('found')}</p>}
			{suggestions.map(({ text, clan, sakh }) =>
				clan === null ? (
					<p key={text}>{text}</p>
				) : (
					<Button key={text} look="outline" onClick={() => onPick(clan, sakh)}>
						{text}
					</Button>
				),
			)}
		</div>
	);
}

/** After the last letter. */
const pauseMs = 250;
const shortestTyped = 3;
const longestTyped = 80;

/** What the portal's atlas knows of a text, or of that of a moment ago. */
function useSuggestions(typed: string) {
	const [search, setSearch] = useState(typed);
	useEffect(() => {
		const timer = setTimeout(() => setSearch(typed), pauseMs);
		return () => clearTimeout(timer);
	}, [typed]);
	const { data } = useQuery(
		{
			...apiQuery('GET /api/khaanps', { query: { search } }),
			enabled: search.length >= shortestTyped && search.length <= longestTyped,
			placeholderData: keepPreviousData,
		},
		pageQueries,
	);
	return typed.length < shortestTyped ? [] : (data?.suggestions ?? []);
}
