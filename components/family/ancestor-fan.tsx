import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type AncestorPlace, generationAbove } from '@/lib/rules/lineage/ancestors';
import { type FanLabel, fanRadii, fanSectors } from '@/lib/rules/lineage/fan';
import { CentredScroll } from './centred-scroll';
import { lineagePath } from './family-paths';
import type { LineageTexts } from './lineage-texts';

interface AncestorFanProps {
	personId: string;
	places: readonly AncestorPlace[];
	/** What an ancestor is to the person, by the number of the place. */
	kin: (number: number) => string;
	texts: LineageTexts;
	language: Language;
}

const sectors = fanSectors();
const radius = fanRadii[fanRadii.length - 1] ?? 0;
const margin = 8;
const view = {
	left: -radius - margin,
	top: -radius - margin,
	width: 2 * (radius + margin),
	height: radius + fanRadii[0] + 2 * margin,
};

const fills = { M: 'fill-info-wash', F: 'fill-badge', unknown: 'fill-raised' } as const;
/** By the generation: further out there is less room. */
const sizes = ['text-[17px]', 'text-[17px]', 'text-[16px]', 'text-[14px]', 'text-[13px]'];

/** The ancestors as a picture: father's side left, each leads to their own ancestors. */
export async function AncestorFan({ personId, places, kin, texts, language }: AncestorFanProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const byNumber = new Map(places.map((place) => [place.number, place]));
	const words = (id: string | null) =>
		id === null ? (
			<span className="text-text-muted">{t('unknown')}</span>
		) : (
			<>
				<span className="line-clamp-2 font-bold font-serif text-heading">{texts.name(id)}</span>
				<span className="text-text-soft">{texts.years(id)}</span>
			</>
		);
	return (
		<CentredScroll label={t('ancestors.fan')}>
			<svg
				viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
				className="mx-auto block w-full min-w-[60rem] max-w-[70rem] print:min-w-0"
			>
				<title>{t('ancestors.fan')}</title>
				{sectors.map(({ number, path, label }) => {
					const place = byNumber.get(number);
					const empty = <path d={path} strokeDasharray="4 4" className="fill-surface stroke-chip-line" />;
					if (!place) return <g key={number}>{empty}</g>;
					const { id } = place;
					const text = (
						<Label at={label} className={sizes[generationAbove(number)]}>
							{words(id)}
						</Label>
					);
					const title = (
						<title>
							{t('ancestors.place', {
								kin: kin(number),
								name:
									id === null ? t('unknown') : [texts.name(id), texts.years(id)].filter(Boolean).join(', '),
							})}
						</title>
					);
					if (id === null) {
						return (
							<g key={number}>
								{title}
								{empty}
								{text}
							</g>
						);
					}
					return (
						<Link
							key={number}
							href={pathIn(language, lineagePath('ancestors', id))}
							prefetch={false}
							className="hover:opacity-80"
						>
							{title}
							<path d={path} className={`${fills[texts.sex(id)]} stroke-gold-500`} />
							{text}
						</Link>
					);
				})}
				<circle r={fanRadii[0] - 6} className={`${fills[texts.sex(personId)]} stroke-2 stroke-gold-500`} />
				<Label at={{ x: 0, y: 0, degrees: 0, width: 2 * fanRadii[0] - 44, height: 96 }} className={sizes[0]}>
					{words(personId)}
				</Label>
			</svg>
		</CentredScroll>
	);
}

interface LabelProps {
	at: FanLabel;
	className: string | undefined;
	children: ReactNode;
}

/** Words in the middle of a box, as many as there is room for. */
function Label({ at: { x, y, degrees, width, height }, className = '', children }: LabelProps) {
	return (
		<foreignObject
			{...{ width, height }}
			x={-width / 2}
			y={-height / 2}
			transform={`translate(${x} ${y}) rotate(${degrees})`}
		>
			<div
				className={`flex size-full flex-col items-center justify-center overflow-hidden text-center leading-tight ${className}`}
			>
				{children}
			</div>
		</foreignObject>
	);
}
