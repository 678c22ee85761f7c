import { UserRoundSearch } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { edges } from '@/components/family/diagram/diagram-card';
import { Portrait } from '@/components/ui/portrait';
import { type KinChart as Chart, kinChart } from '@/lib/client/family/relation/kin-chart-plan';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { relationPath } from '@/lib/features/family/rules/relation-path';
import type { RelationReply, Relative } from '@/lib/features/family/schema';
import { shownName } from '@/lib/features/member/rules/shown-name';

interface KinChartProps {
	way: RelationReply;
	label: string;
	language: Language;
}

/** A way between two relatives, drawn like the tree: generations as rows, marriages double and golden. */
export function KinChart({ way, label, language }: KinChartProps) {
	const { cards, lines, card, width, height } = kinChart(way);
	const fromId = way.people[0]?._id ?? null;
	return (
		<section aria-label={label} className="max-w-full overflow-x-auto rounded-control bg-raised p-4">
			<div className="relative mx-auto" style={{ width, height }}>
				<Lines lines={lines} />
				{cards.map(({ key, person, isEnd, x, y }) => (
					<div key={key} className="absolute" style={{ left: x, top: y, ...card }}>
						<ChartCard person={person} isEnd={isEnd} fromId={fromId} language={language} />
					</div>
				))}
			</div>
		</section>
	);
}

function Lines({ lines }: Pick<Chart, 'lines'>) {
	return (
		<svg aria-hidden="true" className="absolute overflow-visible" width="1" height="1" fill="none">
			{lines.map(({ key, path, kind, isDashed }) =>
				kind === 'marriage' ? (
					<g key={key}>
						<path d={path} strokeWidth="6" className="stroke-gold" />
						<path d={path} strokeWidth="2" className="stroke-raised" />
					</g>
				) : (
					<path
						key={key}
						d={path}
						strokeWidth="2"
						strokeLinejoin="round"
						strokeDasharray={isDashed ? '6 5' : undefined}
						className="stroke-control"
					/>
				),
			)}
		</svg>
	);
}

interface ChartCardProps {
	person: Relative;
	isEnd: boolean;
	fromId: string | null;
	language: Language;
}

const look =
	'relative flex size-full flex-col items-center gap-0.5 overflow-hidden rounded-control border px-1.5 py-1.5 text-center text-xs leading-tight';

/** Somebody on the way; who has a card leads to how the first of the way is related to them. */
async function ChartCard({ person, isEnd, fromId, language }: ChartCardProps) {
	const t = await getTranslations({ locale: language, namespace: 'kinRelation' });
	const { _id: id, words, gender, photo, isDeceased } = person;
	const word = words && <span className="line-clamp-3 font-semibold text-primary">{words[language]}</span>;
	if (id === null) {
		return (
			<div className={`${look} border-control border-dashed bg-raised text-text-muted`}>
				<UserRoundSearch aria-hidden="true" className="size-8" />
				<span>{t('unknown')}</span>
				{word}
			</div>
		);
	}
	const sex = edges[gender ?? ''];
	const inside = (
		<>
			<span aria-hidden="true" className={`absolute top-0.5 right-1.5 text-sm ${sex?.sign ?? ''}`}>
				{sex?.mark}
			</span>
			<span className="relative">
				<Portrait photo={photo} className="size-10" />
				{isDeceased && (
					<span className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-surface bg-error">
						<span className="sr-only">{t('departed')}</span>
					</span>
				)}
			</span>
			<span className="line-clamp-2 w-full font-bold text-heading">{shownName(person)}</span>
			{word}
		</>
	);
	const box = `${look} border-t-4 bg-surface shadow-soft ${sex?.edge ?? ''} ${isEnd ? 'border-x-2 border-b-2 border-gold' : 'border-line'}`;
	if (id === fromId) return <div className={box}>{inside}</div>;
	return (
		<Link
			href={pathIn(language, relationPath(fromId, id))}
			prefetch={false}
			className={`${box} hover:bg-raised`}
		>
			{inside}
		</Link>
	);
}
