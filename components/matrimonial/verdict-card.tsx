import { Ban, CircleCheck, CircleHelp, type LucideIcon, ScrollText, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useId } from 'react';
import { filled } from '@/components/family/texts';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Verdict, VerdictReply } from '@/lib/features/matching/schema';
import { AncestorChart } from './ancestor-chart';
import type { MatrimonialTexts } from './texts';
import { byRule, type Descent } from './verdict-reasons';

type Side = 'one' | 'other';

interface VerdictCardProps {
	verdict: VerdictReply;
	/** Whose missing ancestors the viewer can add. */
	ownSides: readonly Side[];
	language: Language;
	texts: Pick<MatrimonialTexts, 'verdict' | 'self'>;
}

const looks: Record<Verdict, { Icon: LucideIcon; wash: string }> = {
	'blocked-by-law': { Icon: Ban, wash: 'border-error bg-error-wash text-error' },
	'blocked-by-custom': { Icon: ScrollText, wash: 'border-primary bg-badge text-on-badge' },
	caution: { Icon: TriangleAlert, wash: 'border-warning bg-warning-wash text-warning' },
	unknown: { Icon: CircleHelp, wash: 'border-info bg-info-wash text-info' },
	clear: { Icon: CircleCheck, wash: 'border-ok bg-ok-wash text-ok' },
};

/** May these two marry: the verdict in words, each reason with its rule, and what is missing to be sure. */
export function VerdictCard({ verdict: found, ownSides, language, texts }: VerdictCardProps) {
	const titleId = useId();
	const words = texts.verdict;
	const { verdict, one, other, reasons, missing, path } = found;
	const { Icon, wash } = looks[verdict];
	// Whatever else were recorded would not change it.
	const isBlocked = verdict === 'blocked-by-law' || verdict === 'blocked-by-custom';
	const nameOf = ({ name, isMe }: VerdictReply['one']) => (isMe ? words.me : name);
	return (
		<section aria-labelledby={titleId}>
			<Card className="flex flex-col gap-5 p-4 md:p-6">
				<div className={`rounded-control border-l-4 px-4 py-3 ${wash}`}>
					<p className="text-sm">{filled(words.of, { one: nameOf(one), other: nameOf(other) })}</p>
					<h3 id={titleId} className="flex items-start gap-2.5 text-current text-h3 md:text-h3-wide">
						<Icon aria-hidden="true" className="mt-1 size-6 shrink-0" />
						{words[verdict]}
					</h3>
					<p className="mt-1">{words[`${verdict}Text`]}</p>
				</div>
				{reasons.length > 0 && (
					<ul aria-label={words.reasons} className="flex flex-col gap-6">
						{byRule(reasons).map(({ kind, rule, texts: sentences, descents }) => (
							<li key={`${kind} ${rule}`} className="flex min-w-0 flex-col items-start gap-2">
								<Badge tone={kind === 'law' ? 'error' : 'chip'}>{words[kind]}</Badge>
								{sentences.map((sentence) => (
									<p key={sentence} className="font-semibold">
										{sentence}
									</p>
								))}
								{rule && <p className="text-sm text-text-muted">{filled(words.rule, { rule })}</p>}
								{descents.map((descent) => (
									<DescentChart
										key={descent.ancestors.join()}
										descent={descent}
										one={nameOf(one)}
										other={nameOf(other)}
										words={words}
									/>
								))}
							</li>
						))}
					</ul>
				)}
				{!isBlocked && missing.length > 0 && (
					<div className="flex flex-col gap-4">
						<p className="font-bold text-heading">{words.missing}</p>
						{(['one', 'other'] as const).map((side) => (
							<Missing
								key={side}
								facts={missing.filter(({ of }) => of === side)}
								title={
									found[side].isMe ? words.missingMine : filled(words.missingOf, { name: found[side].name })
								}
								isOwn={ownSides.includes(side)}
								language={language}
								texts={texts}
							/>
						))}
					</div>
				)}
				{path && (
					<div>
						<p className="font-bold text-heading">{words.path}</p>
						<p className="">{path.sentence}</p>
					</div>
				)}
				<p className="text-sm text-text-muted">{words.note}</p>
			</Card>
		</section>
	);
}

interface DescentChartProps {
	descent: Descent;
	one: string;
	other: string;
	words: MatrimonialTexts['verdict'];
}

function DescentChart({ descent: { ancestors, lines }, one, other, words }: DescentChartProps) {
	const ancestor = ancestors.join(' · ');
	return (
		<div className="w-full">
			<AncestorChart
				caption={filled(words.chart, { one, other, ancestor })}
				ancestor={{ label: ancestors.length > 1 ? words.ancestors : words.ancestor, names: ancestors }}
				lines={lines.map(({ person, steps }) => ({
					label: filled(words.line, { ancestor, person }),
					steps,
				}))}
				someone={words.someone}
			/>
		</div>
	);
}

interface MissingProps {
	facts: VerdictReply['missing'];
	title: string;
	isOwn: boolean;
	language: Language;
	texts: VerdictCardProps['texts'];
}

function Missing({ facts, title, isOwn, language, texts: { verdict: words, self } }: MissingProps) {
	if (facts.length === 0) return null;
	const told = ({ what, words: whose }: VerdictReply['missing'][number]) =>
		whose === self ? words.missingOwn[what] : filled(words.missingFacts[what], { words: whose });
	return (
		<div className="min-w-0">
			<p className="font-semibold text-sm text-text-soft">{title}</p>
			<ul className="mt-1 list-disc pl-5 marker:text-gold">
				{facts.map((fact) => (
					<li key={`${fact.words} ${fact.what}`}>{told(fact)}</li>
				))}
			</ul>
			{isOwn ? (
				<Link
					href={pathIn(language, '/family-tree')}
					prefetch={false}
					className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
				>
					{words.add}
				</Link>
			) : (
				<p className="mt-1 text-sm text-text-muted">{words.theirs}</p>
			)}
		</div>
	);
}
