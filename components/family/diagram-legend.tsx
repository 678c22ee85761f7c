import type { FamilyTexts } from './texts';

/** What the signs of the diagram mean. */
export function DiagramLegend({ texts }: { texts: FamilyTexts }) {
	const { departed } = texts.card;
	const words = texts.diagram;
	return (
		<ul aria-label={words.legend} className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-text-soft">
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="text-info">
					♂
				</span>
				{words.male}
			</li>
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="text-error">
					♀
				</span>
				{words.female}
			</li>
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="h-1.5 w-8 border-gold border-y-2" />
				{words.marriage}
			</li>
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="w-8 border-control border-t-2 border-dashed" />
				{words.adopted}
			</li>
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="size-3 rounded-full bg-error" />
				{departed}
			</li>
		</ul>
	);
}
