'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { SeekerPanel } from '@/components/matching/seeker-panel';
import { useForSeeker, usePerson, useSeekerId } from '@/components/matching/use-seeker';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { apiQuery } from '@/lib/client/api-query';
import { labelFor } from '@/lib/core/label-for';
import { pathIn } from '@/lib/core/localized-path';
import type { PairKundliReply } from '@/lib/features/matching/kundli/schema';

/** The 36 gunas with a match, where both have turned the kundli on. */
export function PairKundliPanel({ memberId }: { memberId: string }) {
	const language = useLocale();
	const t = useTranslations('kundli.pair');
	const isGuardian = useSeekerId() !== null;
	const ofPair = { params: { id: memberId }, ...useForSeeker() };
	const pair = useQuery(apiQuery('GET /api/family/kundli/[id]', ofPair));
	return (
		<section aria-labelledby="pair-kundli" className="flex flex-col gap-3">
			<h2 id="pair-kundli" className="text-h3 md:text-h3-wide">
				{t('title')}
			</h2>
			<Card className="flex flex-col items-start gap-4 p-4 md:p-6">
				<p className="text-sm text-text-muted">{t('tradition')}</p>
				<SeekerPanel
					query={pair}
					words={{ loading: t('loading'), failed: t('failed') }}
					skeleton={<Skeleton className="h-24 w-full" />}
				>
					{(found) =>
						found.state === 'counted' ? (
							<CountedPair found={found} />
						) : (
							<>
								<p>{t(isGuardian ? 'off' : found.state)}</p>
								{found.state !== 'notBoth' && !isGuardian && (
									<LinkButton look="outline" href={pathIn(language, '/matrimonial/kundli')}>
										{t('turnOn')}
									</LinkButton>
								)}
							</>
						)
					}
				</SeekerPanel>
			</Card>
		</section>
	);
}

type Counted = Extract<PairKundliReply, { state: 'counted' }>;

function CountedPair({ found: { gunas, kootas, mine, theirs } }: { found: Counted }) {
	const t = useTranslations('kundli');
	const { person, ward } = usePerson();
	const own = person === 'self' ? t('pair.mine') : ward;
	const isRange = gunas.min !== gunas.max;
	return (
		<>
			<div>
				<p className="font-bold font-serif text-h3 text-heading">
					{t(isRange ? 'pair.totalRange' : 'pair.total', gunas)}
				</p>
				{isRange && <p className="text-sm text-text-muted">{t('pair.rangeWhy')}</p>}
				<p className="text-sm text-text-muted">{t('pair.custom')}</p>
			</div>
			<dl className="grid w-full gap-4 sm:grid-cols-2">
				<Side label={own} seen={mine} />
				<Side label={t('pair.theirs')} seen={theirs} />
			</dl>
			<div className="w-full">
				<h3 className="font-bold text-heading">{t('pair.kootasTitle')}</h3>
				<ul className="flex flex-col divide-y divide-line">
					{kootas.map((koota) => (
						<KootaLine key={koota.koota} own={own} counted={koota} />
					))}
				</ul>
			</div>
		</>
	);
}

function Side({ label, seen }: { label: string; seen: Counted['mine'] }) {
	const t = useTranslations('kundli');
	const { nakshatras, rashis } = useMessages().kundli;
	const names = (of: Readonly<Record<string, string>>, numbers: readonly number[]) =>
		numbers.map((number) => labelFor(of, String(number))).join(', ');
	const answer = (said: Counted['mine']['manglikByMoon']) => t(`result.answers.${said}`);
	return (
		<div className="min-w-0">
			<dt className="font-semibold text-text-soft">{label}</dt>
			<dd>
				<p className="font-bold text-heading">
					{t('pair.moon', {
						nakshatra: names(nakshatras, seen.nakshatras),
						rashi: names(rashis, seen.rashis),
					})}
				</p>
				<p className="text-sm text-text-soft">{t('pair.manglik')}</p>
				<ul className="text-sm text-text-soft">
					{seen.manglikByLagna && <li>{t('pair.byLagna', { answer: answer(seen.manglikByLagna) })}</li>}
					<li>{t('pair.byMoon', { answer: answer(seen.manglikByMoon) })}</li>
				</ul>
			</dd>
		</div>
	);
}

interface KootaLineProps {
	/** The name of the one for whom the viewer looks. */
	own: string;
	counted: Counted['kootas'][number];
}

function KootaLine({ own, counted: { koota, of, min, max, mine, theirs } }: KootaLineProps) {
	const t = useTranslations('kundli');
	const { names } = useMessages().kundli;
	const namesOf = (keys: readonly string[]) => keys.map((key) => labelFor(names, key)).join(', ');
	return (
		<li className="py-3">
			<div className="flex items-baseline justify-between gap-4">
				<span className="min-w-0 font-semibold">{t(`kootas.${koota}.name`)}</span>
				<span className="shrink-0 text-sm">
					{t(min === max ? 'pair.points' : 'pair.pointsRange', { min, max, of })}
				</span>
			</div>
			<p className="text-sm text-text-soft">
				{own}: {namesOf(mine)} · {t('pair.theirs')}: {namesOf(theirs)}
			</p>
			<p className="text-sm text-text-muted">{t(`kootas.${koota}.why`)}</p>
		</li>
	);
}
