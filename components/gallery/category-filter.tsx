import { wordIn } from '@/lib/core/word-in';
import { categoryCounts } from './category-counts';
import type { GalleryTexts } from './texts';

interface CategoryFilterProps {
	images: readonly { category: string }[];
	shownCount: number;
	/** Null for all. */
	chosen: string | null;
	onChoose: (category: string | null) => void;
	texts: GalleryTexts;
}

/** Chooses which of the page's pictures are shown; where nothing could be chosen, or without scripts, it is not there. */
export function CategoryFilter({ images, shownCount, chosen, onChoose, texts }: CategoryFilterProps) {
	const counts = categoryCounts(images);
	if (counts.length < 2) return null;
	const choices = [{ category: null, count: images.length }, ...counts];
	return (
		<fieldset className="mb-6 min-w-0 noscript:hidden md:mb-8">
			<legend className="sr-only">{texts.filter}</legend>
			<div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
				{choices.map(({ category, count }) => (
					<button
						key={category ?? ''}
						type="button"
						aria-pressed={chosen === category}
						onClick={() => onChoose(category)}
						className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-chip-line bg-chip px-4 text-on-chip text-sm transition-colors hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
					>
						{category === null ? texts.all : wordIn(texts.categories, category)}{' '}
						<span className="tabular-nums opacity-80">{count}</span>
					</button>
				))}
			</div>
			<p role="status" className="sr-only">
				{chosen !== null && texts.shown.replace('{count}', String(shownCount))}
			</p>
		</fieldset>
	);
}
