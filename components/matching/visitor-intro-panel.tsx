import {
	BookHeart,
	EyeOff,
	Flag,
	HeartHandshake,
	type LucideIcon,
	ScrollText,
	Undo2,
	UsersRound,
} from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageBanner } from '@/components/layout/page-banner';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { matchesPath } from '@/lib/core/matching-paths';
import { loginPath } from '@/lib/platform/auth/guards';
import { VerdictCard } from './verdict-card';

const rules = ['law', 'custom', 'reasons', 'unknown'] as const;
const points = ['age', 'place', 'education', 'custom', 'language'] as const;

const promises = [
	['shown', UsersRound],
	['contact', HeartHandshake],
	['back', Undo2],
	['decline', BookHeart],
	['block', EyeOff],
	['report', Flag],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** What matches are, how the rules are worked out, and who sees what: for who has not logged in. */
export async function VisitorIntroPanel({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'matching.intro' });
	const entrance = (
		<>
			<LinkButton href={pathIn(language, '/register')} look="gold" className="min-h-12 px-6">
				{t('register')}
			</LinkButton>
			<LinkButton
				href={loginPath(language, pathIn(language, matchesPath))}
				look="ghost"
				className="min-h-12 px-6"
			>
				{t('login')}
			</LinkButton>
		</>
	);
	return (
		<>
			<PageBanner title={t('title')} text={t('text')}>
				<div className="mt-6 flex flex-col gap-3 sm:flex-row">{entrance}</div>
			</PageBanner>
			<Part title={t('rules.title')} text={t('rules.text')}>
				<ul className="mt-6 grid gap-4 md:grid-cols-2 lg:gap-6">
					{rules.map((rule) => (
						<li key={rule} className="rounded-card border border-line bg-surface p-5">
							<h3 className="text-h3">{t(`rules.${rule}`)}</h3>
							<p className="mt-1.5 text-text-soft">{t(`rules.${rule}Text`)}</p>
						</li>
					))}
				</ul>
			</Part>
			<Part title={t('example.title')} text={t('example.note')}>
				<div className="mt-6 max-w-3xl">
					<Example language={language} />
				</div>
			</Part>
			<Part title={t('why.title')} text={t('why.text')}>
				<ul className="mt-6 flex flex-wrap gap-3">
					{points.map((point) => (
						<li
							key={point}
							className="flex min-h-11 items-center gap-2.5 rounded-control border border-chip-line bg-chip px-4 py-2 text-on-chip"
						>
							<ScrollText aria-hidden="true" className="size-4 shrink-0 text-gold" />
							{t(`why.points.${point}`)}
						</li>
					))}
				</ul>
			</Part>
			<Part title={t('privacy.title')} text={t('privacy.text')}>
				<ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
					{promises.map(([promise, Icon]) => (
						<li key={promise} className="flex gap-4">
							<Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-gold" />
							<div className="min-w-0">
								<h3 className="text-lg">{t(`privacy.${promise}`)}</h3>
								<p className="mt-1 text-text-soft">{t(`privacy.${promise}Text`)}</p>
							</div>
						</li>
					))}
				</ul>
			</Part>
			<section className="container-page pt-12 md:pt-18">
				<div className="on-maroon rounded-feature bg-linear-to-br from-maroon-800 to-maroon-950 px-6 py-10 text-center md:py-14">
					<h2 className="text-h2 md:text-h2-wide">{t('join.title')}</h2>
					<p className="mx-auto mt-3 max-w-xl text-sand-100">{t('join.text')}</p>
					<div className="mt-6 flex flex-col justify-center gap-3 sm:flex-row">{entrance}</div>
				</div>
			</section>
		</>
	);
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<section className="container-page pt-12 md:pt-18">
			<h2 className="text-h2 md:text-h2-wide">{title}</h2>
			<p className="mt-2 max-w-3xl text-text-soft">{text}</p>
			{children}
		</section>
	);
}

/** A verdict on two people who do not exist. */
async function Example({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'matching.intro.example' });
	const [a, b] = [t('one'), t('other')];
	const ancestor = { name: t('ancestor'), words: '' };
	return (
		<VerdictCard
			verdict={{
				verdict: 'blocked-by-law',
				one: { _id: 'one', name: a, isMe: false, ancestors: null },
				other: { _id: 'other', name: b, isMe: false, ancestors: null },
				reasons: [
					{
						code: 'sapinda',
						kind: 'law',
						text: t('reason'),
						rule: t('rule'),
						ancestor,
						lines: [
							[{ name: a, words: '' }, { name: t('father'), words: t('fatherWords') }, ancestor],
							[{ name: b, words: '' }, { name: t('aunt'), words: t('motherWords') }, ancestor],
						],
					},
				],
				missing: [],
				path: null,
			}}
			ownSides={[]}
		/>
	);
}
