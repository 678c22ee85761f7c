import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { clanName } from '@/lib/features/heritage/clan/dto/clan-name';
import { slugOfClan } from '@/lib/rules/clan/slugs';

export function ClanBadges({ clans, language }: { clans: readonly string[]; language: Language }) {
	return (
		<span className="-my-1.5 flex flex-wrap gap-x-2">
			{clans.map((clan) => (
				<ClanBadge key={clan} clan={clan} language={language} />
			))}
		</span>
	);
}

function ClanBadge({ clan, language }: { clan: string; language: Language }) {
	const slug = slugOfClan(clan);
	const badge = <Badge tone="chip">{clanName(clan, language)}</Badge>;
	if (slug === null) return <span className="inline-flex min-h-11 items-center">{badge}</span>;
	return (
		<Link
			href={pathIn(language, `/clan/${slug}`)}
			prefetch={false}
			className="inline-flex min-h-11 items-center rounded-full underline-offset-4 hover:underline"
		>
			{badge}
		</Link>
	);
}
