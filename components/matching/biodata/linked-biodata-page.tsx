import { Download, Image } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-style';
import type { Language } from '@/lib/core/language';
import type { Sheet } from '@/lib/features/matching/biodata/dto/sheet';
import type { MadeBiodata } from '@/lib/features/matching/biodata/schema';
import { BiodataCard } from './biodata-card';
import { OpeningNotice } from './opening-notice';

interface LinkedBiodataPageProps {
	token: string;
	sentTo: string;
	sheet: Sheet;
	biodata: MadeBiodata;
	language: Language;
}

/** A biodata for who has a link to it. */
export async function LinkedBiodataPage({ token, sentTo, sheet, biodata, language }: LinkedBiodataPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'biodata' });
	const files = [
		['picture', 'picture', Image],
		['pdf', 'pdf', Download],
	] as const;
	return (
		<div className="flex flex-col gap-5">
			<style>{'@page { size: A4; margin: 0 }'}</style>
			<OpeningNotice token={token} />
			<div className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center gap-3 print:hidden">
				<h1 className="min-w-0 flex-1 basis-56 wrap-anywhere text-h3">
					{t('visitor.forReader', { name: sentTo })}
				</h1>
				{files.map(([word, file, Icon]) => (
					<a
						key={word}
						href={`/api/biodata/${token}/${file}`}
						download
						rel="nofollow"
						className={buttonClass('outline')}
					>
						<Icon aria-hidden="true" className="size-5" />
						{t(`visitor.${word}`)}
					</a>
				))}
			</div>
			<BiodataCard
				sheet={sheet}
				layout={biodata.layout}
				photo={
					sheet.hasPhoto
						? { src: `/api/biodata/${token}/photo`, alt: t('photo', { name: sheet.name[0] ?? '' }) }
						: null
				}
			/>
			<p className="mx-auto w-full max-w-[210mm] text-sm text-text-muted print:hidden">{t('visitor.note')}</p>
		</div>
	);
}
