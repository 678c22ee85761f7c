import { Ban, CircleCheck, CircleHelp, type LucideIcon, ScrollText, TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { TextLink } from '@/components/ui/text-link';
import { byRule, type Descent } from '@/lib/client/matching/verdict-reasons';
import { pathIn } from '@/lib/core/localized-path';
import { questionsPath } from '@/lib/features/matching/elder-questions/constants';
import type { VerdictReply } from '@/lib/features/matching/verdicts/schema';
import type { Verdict } from '@/lib/rules/marriage/reasons';
import { AncestorChart } from './ancestor-chart';

type Side = 'one' | 'other';

/** The sides of the viewer and of a seeker whose card is in the viewer's own tree: the viewer can add what is missing. */
export function getOwnSides(verdict: VerdictReply): Side[] {
	const sides: readonly Side[] = ['one', 'other'];
	return sides.filter((side) => verdict[side].isMe || verdict[side].ancestors !== null);
}

interface VerdictCardProps {
	verdict: VerdictReply;
	/** Whose missing ancestors the viewer can add. */
	ownSides: readonly Side[];
}

const looks: Record<Verdict, { Icon: LucideIcon; wash: string }> = {
	'blocked-by-law': { Icon: Ban, wash: 'border-error bg-error-wash text-error' },
	'blocked-by-custom': { Icon: ScrollText, wash: 'border-primary bg-badge text-on-badge' },
	caution: { Icon: TriangleAlert, wash: 'border-warning bg-warning-wash text-warning' },
	unknown: { Icon: CircleHelp, wash: 'border-info bg-info-wash text-info' },
	clear: { Icon: CircleCheck, wash: 'border-ok bg-ok-wash text-ok' },
};

/** May these two marry: the verdict in words, each reason with its rule, and what is missing to be sure. */
export function VerdictCard({ verdict: found, ownSides }: VerdictCardProps) {
	const t = useTranslations('matching.verdict');
	const titleId = useId();
	const { verdict, one: a, other: b, reasons, missing, path } = found;
	const { Icon, wash } = looks[verdict];
	// No other record would change it.
	const isBlocked = verdict === 'blocked-by-law' || verdict === 'blocked-by-custom';
	const getName = ({ name, isMe }: VerdictReply['one']) => (isMe ? t('me') : name);
	return (
		<section aria-labelledby={titleId}>
			<Card className="flex flex-col gap-5 p-4 md:p-6">
				<div className={`rounded-control border-l-4 px-4 py-3 ${wash}`}>
					<p className="text-sm">{t('of', { one: getName(a), other: getName(b) })}</p>
					<h3 id={titleId} className="flex items-start gap-2.5 text-current text-h3 md:text-h3-wide">
						<Icon aria-hidden="true" className="mt-1 size-6 shrink-0" />
						{t(`${verdict}`)}
					</h3>
					<p className="mt-1">{t(`${verdict}Text`)}</p>
				</div>
				{reasons.length > 0 && (
					<ul aria-label={t('reasons')} className="flex flex-col gap-6">
						{byRule(reasons).map(({ kind, rule, texts: sentences, descents }) => (
							<li key={`${kind} ${rule}`} className="flex min-w-0 flex-col items-start gap-2">
								<Badge tone={kind === 'law' ? 'error' : 'chip'}>{t(`${kind}`)}</Badge>
								{sentences.map((sentence) => (
									<p key={sentence} className="font-semibold">
										{sentence}
									</p>
								))}
								{rule && <p className="text-sm text-text-muted">{t('rule', { rule })}</p>}
								{descents.map((descent) => (
									<DescentChart
										key={descent.ancestors.join()}
										descent={descent}
										one={getName(a)}
										other={getName(b)}
									/>
								))}
							</li>
						))}
					</ul>
				)}
				{!isBlocked && missing.length > 0 && (
					<div className="flex flex-col gap-4">
						<p className="font-bold text-heading">{t('missing')}</p>
						{(['one', 'other'] as const).map((side) => (
							<Missing
								key={side}
								facts={missing.filter(({ of }) => of === side)}
								title={found[side].isMe ? t('missingMine') : t('missingOf', { name: found[side].name })}
								isOwn={ownSides.includes(side)}
								ancestors={found[side].ancestors}
							/>
						))}
					</div>
				)}
				{path && (
					<div>
						<p className="font-bold text-heading">{t('path')}</p>
						<p>{path.sentence}</p>
					</div>
				)}
				<p className="text-sm text-text-muted">{t('note')}</p>
			</Card>
		</section>
	);
}

interface DescentChartProps {
	descent: Descent;
	one: string;
	other: string;
}

function DescentChart({ descent: { ancestors, lines }, one: a, other: b }: DescentChartProps) {
	const t = useTranslations('matching.verdict');
	const ancestor = ancestors.join(' · ');
	return (
		<div className="w-full">
			<AncestorChart
				caption={t('chart', { one: a, other: b, ancestor })}
				ancestor={{ label: ancestors.length > 1 ? t('ancestors') : t('ancestor'), names: ancestors }}
				lines={lines.map(({ person, steps }) => ({
					label: t('line', { ancestor, person }),
					steps,
				}))}
				someone={t('someone')}
			/>
		</div>
	);
}

interface MissingProps {
	facts: VerdictReply['missing'];
	title: string;
	isOwn: boolean;
	ancestors: VerdictReply['one']['ancestors'];
}

function Missing({ facts, title, isOwn, ancestors }: MissingProps) {
	const language = useLocale();
	const t = useTranslations('matching.verdict');
	const self = useTranslations('marriage')('self');
	if (facts.length === 0) return null;
	const missingText = ({ what, words: whose, awaitsSecond }: VerdictReply['missing'][number]) => {
		const fact = whose === self ? t(`missingOwn.${what}`) : t(`missingFacts.${what}`, { words: whose });
		return awaitsSecond ? t('awaitsSecond', { fact }) : fact;
	};
	return (
		<div className="min-w-0">
			<p className="font-semibold text-sm text-text-soft">{title}</p>
			{isOwn && ancestors && (
				<p className="font-semibold">{t('known', { known: ancestors.known, total: ancestors.total })}</p>
			)}
			<ul className="mt-1 list-disc pl-5 marker:text-gold">
				{facts.map((fact) => (
					<li key={`${fact.words} ${fact.what}`}>{missingText(fact)}</li>
				))}
			</ul>
			{isOwn ? (
				<p className="flex flex-wrap gap-x-6">
					{ancestors && (
						<TextLink href={pathIn(language, questionsPath(ancestors.of))}>{t('askElders')}</TextLink>
					)}
					<TextLink href={pathIn(language, '/family-tree')}>{t('add')}</TextLink>
				</p>
			) : (
				<p className="mt-1 text-sm text-text-muted">{t('theirs')}</p>
			)}
		</div>
	);
}
