import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { ClosedQuestion } from '@/lib/features/matching/elder-questions/dto/open-question';

/** Asks who opens a link what they are to who asks, before it shows the question. Works without scripts. */
export function CaptionForm({ asker, captions }: ClosedQuestion) {
	const t = useTranslations('elderAnswer');
	return (
		<div className="container-page py-6 md:py-12">
			<Card className="mx-auto flex max-w-2xl flex-col gap-5 p-5 text-xl md:p-8">
				<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
				<p>{t('who.question', { asker })}</p>
				<form className="flex flex-col gap-3">
					{captions.map((caption) => (
						<button
							key={caption}
							type="submit"
							name="as"
							value={caption}
							className="min-h-14 rounded-control border border-control bg-surface px-4 py-2 font-semibold text-heading text-xl hover:bg-raised"
						>
							{caption}
						</button>
					))}
				</form>
				<p className="text-base text-text-muted">{t('who.hint')}</p>
			</Card>
		</div>
	);
}
