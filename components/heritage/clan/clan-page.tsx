import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import { ShareButton } from '@/components/layout/share-button';
import { BackLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { clanName, spellingsIn } from '@/lib/features/heritage/clan/dto/clan-name';
import type { ClanDetails } from '@/lib/features/heritage/clan/schema';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';
import { formatCount } from '@/lib/platform/i18n/format';
import type { Khaanp } from '@/lib/rules/clan/khaanps';
import { EditClanButton } from './edit-clan-button';
import { KhaanpList } from './khaanp-list';

interface ClanPageProps {
	clan: ClanDetails;
	/** The whole atlas. */
	khaanps: readonly Khaanp[];
	/** All that have a page. */
	deities: readonly PublishedDeity[];
	language: Language;
}

/** Everything about a group of clans: what it descends from and whom it worships, its names, and who of it is here. */
export async function ClanPage({ clan, khaanps, deities, language }: ClanPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'clanPage' });
	const shown = [
		{ label: t('vansh'), value: clan.vansh },
		{ label: t('gotra'), value: clan.gotra ?? t('notRecorded') },
		{ label: t('kuldevi'), value: clan.kuldevi ?? t('notRecorded') },
	];
	const names = [
		{ label: t('clans'), names: clan.clans.map((each) => clanName(each, language)) },
		{ label: t('branches'), names: clan.branches.map((each) => clanName(each, language)) },
		{
			label: t('spellings'),
			names: spellingsIn(language, clan.spellings),
		},
	].filter((row) => row.names.length > 0);
	return (
		<article className="container-page pt-4 md:pt-6">
			<BackLink href={pathIn(language, '/clan')} label={t('back')} />
			<header className="mt-3 flex flex-wrap items-end justify-between gap-4">
				<h1 className="text-display md:text-display-middle">{t('title', { name: clan.name })}</h1>
				<PageMessages language={language} name="clan-page">
					<EditClanButton slug={clan.slug} name={clan.name} language={language} />
					<ShareButton title={t('title', { name: clan.name })} />
				</PageMessages>
			</header>
			{clan.language !== language && (
				<p className="mt-4 rounded-control border border-chip-line bg-chip px-4 py-2 text-on-chip text-sm">
					{t('onlyInOtherLanguage')}
				</p>
			)}
			<div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-10">
				<div className="flex min-w-0 flex-col gap-6">
					<Card className="px-5 py-2 md:px-6">
						<dl>
							{shown.map(({ label, value }) => (
								<Row key={label} label={label}>
									<Paragraphs text={value} lang={clan.language} />
								</Row>
							))}
						</dl>
					</Card>
					<Card className="px-5 py-2 md:px-6">
						<dl>
							{names.map((row) => (
								<Row key={row.label} label={row.label}>
									<ul className="flex flex-wrap gap-2 py-0.5">
										{row.names.map((name) => (
											<li key={name}>
												<Badge tone="chip">{name}</Badge>
											</li>
										))}
									</ul>
								</Row>
							))}
						</dl>
					</Card>
					<KhaanpList slug={clan.slug} khaanps={khaanps} deities={deities} language={language} />
					{clan.about && (
						<section>
							<h2 className="mb-2 text-h2 md:text-h2-wide">{t('about')}</h2>
							<Paragraphs text={clan.about} lang={clan.language} className="text-lg" />
						</section>
					)}
					<p className="rounded-control border-info border-l-4 bg-info-wash px-4 py-3 text-info">
						{t('custom')}
					</p>
				</div>
				<aside className="flex flex-col gap-6">
					<Card className="p-5">
						<h2 className="text-h3">{t('here')}</h2>
						<dl className="mt-2 grid grid-cols-2 gap-4">
							{[
								{ label: t('members'), count: clan.members },
								{ label: t('families'), count: clan.families },
							].map(({ label, count }) => (
								<div key={label} className="flex flex-col-reverse">
									<dt className="text-sm text-text-muted">{label}</dt>
									<dd className="font-bold font-serif text-[2.25rem] text-heading tabular-nums leading-tight">
										{formatCount(count, language)}
									</dd>
								</div>
							))}
						</dl>
						<p className="mt-2 text-sm text-text-muted">{t('totalsOnly')}</p>
					</Card>
					<Card className="p-5">
						<h2 className="text-h3">{t('deities')}</h2>
						{clan.deities.length === 0 ? (
							<p className="mt-2 text-text-muted">{t('noDeities')}</p>
						) : (
							<ul className="mt-1">
								{clan.deities.map((deity) => (
									<li key={deity._id}>
										<Link
											href={pathIn(language, `/deity/${deity._id}`)}
											prefetch={false}
											className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
										>
											{deity.name}
										</Link>
									</li>
								))}
							</ul>
						)}
					</Card>
				</aside>
			</div>
			{clan.sources && (
				<section className="mt-8 text-sm text-text-muted">
					<h2 className="text-h3">{t('sources')}</h2>
					<Paragraphs text={clan.sources} lang={clan.language} className="mt-2 gap-1!" />
				</section>
			)}
		</article>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="border-line border-b py-3 last:border-b-0 md:grid md:grid-cols-[12rem_1fr] md:gap-4">
			<dt className="text-sm text-text-muted">{label}</dt>
			<dd className="min-w-0">{children}</dd>
		</div>
	);
}
