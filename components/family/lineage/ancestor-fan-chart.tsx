import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CentredScroll } from '@/components/ui/centred-scroll';
import { Checkbox } from '@/components/ui/checkbox';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { LineageTexts } from '@/lib/features/family/print/dto';
import { lineagePath } from '@/lib/features/family/rules/paths';
import { type AncestorPlace, generationAbove } from '@/lib/rules/lineage/ancestors';
import { type FanLabel, type FanSize, fanSectors, nearFan, wholeFan } from '@/lib/rules/lineage/fan';

export interface AncestorCell extends AncestorPlace {
	/** Whether only another tree, which is joined to this one, has their name. */
	isNamedElsewhere: boolean;
}

interface AncestorFanChartProps {
	personId: string;
	places: readonly AncestorCell[];
	/** What an ancestor is to the person, by the number of the place. */
	kin: (number: number) => string;
	texts: LineageTexts;
	language: Language;
}

const fills = { M: 'fill-info-wash', F: 'fill-badge', unknown: 'fill-raised' } as const;
/** By the generation: further out there is less room. */
const outermost = 'text-[14px] print:text-[13px]';
const sizes = ['text-[17px]', 'text-[17px]', 'text-[16px]', 'text-[14px]', outermost];
const nearSizes = ['text-[15px]', 'text-[15px]', 'text-[15px]'];

/**
 * The ancestors as a picture: father's side left, each leads to their own ancestors. Where the whole is wider than the
 * screen, first the parents and grandparents alone, without years, for which the list has room.
 */
export async function AncestorFanChart(props: AncestorFanChartProps) {
	const t = await getTranslations({ locale: props.language, namespace: 'lineage' });
	const hasMore = props.places.some(
		({ number, id, isNamedElsewhere }) =>
			(id !== null || isNamedElsewhere) && generationAbove(number) >= nearFan.radii.length,
	);
	return (
		<div className="group flex flex-col gap-2">
			<section
				aria-label={t('ancestors.fan')}
				className="-mx-4 group-has-checked:hidden lg:hidden print:hidden"
			>
				<Fan {...props} {...{ size: nearFan, sizes: nearSizes }} className="max-w-[30rem]" />
			</section>
			{hasMore && <Checkbox label={t('ancestors.whole')} className="justify-center lg:hidden print:hidden" />}
			<div className="hidden group-has-checked:block lg:block print:block">
				<CentredScroll label={t('ancestors.fan')}>
					<Fan
						{...props}
						{...{ size: wholeFan, sizes, hasYears: true }}
						className="min-w-[60rem] max-w-[70rem] print:min-w-0"
					/>
				</CentredScroll>
			</div>
		</div>
	);
}

interface FanProps extends AncestorFanChartProps {
	size: FanSize;
	/** Classes for the words of the middle and of each ring. */
	sizes: readonly string[];
	hasYears?: boolean;
	className: string;
}

const margin = 8;

async function Fan({
	personId,
	places,
	kin,
	texts,
	language,
	size,
	sizes,
	hasYears = false,
	className,
}: FanProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage' });
	const [innermost] = size.radii;
	const reach = Math.max(...size.radii) + margin;
	const byNumber = new Map(places.map((place) => [place.number, place]));
	const words = (id: string) => (
		<>
			<span className="line-clamp-2 max-w-full wrap-break-word font-bold font-serif text-heading">
				{texts.name(id)}
			</span>
			{hasYears && <span className="text-text-soft">{texts.years(id)}</span>}
		</>
	);
	return (
		<svg
			viewBox={`${-reach} ${-reach} ${2 * reach} ${reach + innermost + margin}`}
			className={`mx-auto block w-full ${className}`}
		>
			<title>{t('ancestors.fan')}</title>
			{fanSectors(size).map(({ number, path, label }) => {
				const place = byNumber.get(number);
				const empty = <path d={path} strokeDasharray="4 4" className="fill-surface stroke-chip-line" />;
				if (!place) return <g key={number}>{empty}</g>;
				const { id, isNamedElsewhere } = place;
				const unnamed = t(isNamedElsewhere ? 'ancestors.elsewhere' : 'unknown');
				const text = (
					<Label at={label} className={sizes[generationAbove(number)]}>
						{id === null ? <span className="text-text-muted">{unnamed}</span> : words(id)}
					</Label>
				);
				const title = (
					<title>
						{t('ancestors.place', {
							kin: kin(number),
							name: id === null ? unnamed : [texts.name(id), texts.years(id)].filter(Boolean).join(', '),
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
			<circle r={innermost - 6} className={`${fills[texts.sex(personId)]} stroke-2 stroke-gold-500`} />
			<Label
				at={{ x: 0, y: 0, degrees: 0, width: 1.48 * innermost, height: 1.14 * innermost }}
				className={sizes[0]}
			>
				{words(personId)}
			</Label>
		</svg>
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
