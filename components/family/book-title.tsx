import { getTranslations } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import { formatDay } from '@/lib/platform/i18n/format';
import type { OutlineRow } from '@/lib/rules/lineage/outline';
import type { LineageTexts } from './lineage-texts';

export interface BookPart {
	record: FamilyRecord;
	/** Of the outline that the book tells. */
	rows: readonly OutlineRow[];
	texts: LineageTexts;
	language: Language;
}

interface BookTitleProps extends BookPart {
	firstId: string;
	now: Date;
}

/** The first sheet: a gold frame with the name of the family. */
export async function BookTitle({ record, rows, texts, firstId, language, now }: BookTitleProps) {
	const t = await getTranslations({ locale: language, namespace: 'lineage.book' });
	const { name, cards } = record;
	const entries = rows.filter((row) => row.kind === 'entry');
	const generations = Math.max(...entries.map(({ number }) => number.length));
	const photo = cards.get(firstId)?.photo;
	return (
		<header className="p-3 md:p-[9mm] print:break-after-page print:p-0">
			<div className="flex flex-col border-2 border-maroon-700 outline-2 outline-gold-500 -outline-offset-6 md:min-h-[270mm] print:min-h-[262mm]">
				<div aria-hidden="true" className="border-band m-1.5" />
				<div className="flex flex-1 flex-col items-center justify-center gap-6 px-5 py-10 text-center">
					<p className="font-bold font-serif text-gold text-lg">{t('invocation')}</p>
					<Arch className="w-40 md:w-52 print:w-52">
						{photo ? <img src={photo} alt="" className="size-full object-cover" /> : undefined}
					</Arch>
					<div>
						<p className="text-text-soft">{t('ofFamily')}</p>
						<p className="font-bold font-serif text-h2 text-heading md:text-display-middle print:text-display-middle">
							{name}
						</p>
					</div>
					<p className="border-gold-500 border-y px-8 py-2 font-bold font-serif text-heading text-lg">
						{t('descendants', { name: texts.name(firstId) })}
					</p>
					<p className="text-text-soft">
						{t('count', {
							generations,
							people: entries.length,
						})}
					</p>
					<p className="text-sm text-text-muted">{formatDay(now.toISOString(), language)}</p>
				</div>
				<div aria-hidden="true" className="border-band m-1.5" />
			</div>
		</header>
	);
}
