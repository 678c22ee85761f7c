import { useTranslations } from 'next-intl';
/** What the signs of the diagram mean. */
export function DiagramLegendPanel() {
	const t = useTranslations('familyTree');
	return (
		<ul aria-label={t('diagram.legend')} className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-text-soft">
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="text-info">
					♂
				</span>
				{t('diagram.male')}
			</li>
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="text-error">
					♀
				</span>
				{t('diagram.female')}
			</li>
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="h-1.5 w-8 border-gold border-y-2" />
				{t('diagram.marriage')}
			</li>
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="w-8 border-control border-t-2 border-dashed" />
				{t('diagram.adopted')}
			</li>
			<li className="flex items-center gap-2">
				<span aria-hidden="true" className="size-3 rounded-full bg-error [print-color-adjust:exact]" />
				{t('card.departed')}
			</li>
		</ul>
	);
}
