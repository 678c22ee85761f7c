import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { clanName } from '@/lib/features/heritage/clan/dto/clan-name';
import type { ClanDto } from '@/lib/features/heritage/clan/schema';

export async function ClanCard({ clan, language }: { clan: ClanDto; language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'clanPage' });
	const facts = [
		{ label: t('vansh'), value: clan.vansh },
		{ label: t('kuldevi'), value: clan.kuldevi },
	];
	return (
		<Link
			href={pathIn(language, `/clan/${clan.slug}`)}
			prefetch={false}
			className="flex h-full flex-col rounded-card border border-line bg-surface p-5 transition-shadow duration-200 hover:shadow-soft"
		>
			<h2 className="text-h3 md:text-h3-wide">{clan.name}</h2>
			<p className="text-sm text-text-muted">
				{clan.clans.map((each) => clanName(each, language)).join(' · ')}
			</p>
			<dl className="mt-3 flex flex-1 flex-col gap-2">
				{facts.map(
					({ label, value }) =>
						value && (
							<div key={label}>
								<dt className="text-sm text-text-muted">{label}</dt>
								<dd lang={clan.language}>{value}</dd>
							</div>
						),
				)}
			</dl>
			<p className="mt-3 border-line border-t pt-3 text-sm text-text-soft">
				{t('membersAndFamilies', { members: clan.members, families: clan.families })}
			</p>
		</Link>
	);
}
