import { useTranslations } from 'next-intl';
import type { OpenQuestion } from '@/lib/features/matching/elder-questions/dto/open-question';

/** An answer, a line for each thing that was said. */
export function SaidList({ said }: { said: NonNullable<OpenQuestion['said']> }) {
	const t = useTranslations('elderAnswer.fields');
	return (
		<dl className="flex flex-col gap-2 rounded-control border border-line px-4 py-3">
			{said.map(({ field, value }) => (
				<div key={field}>
					<dt className="text-base text-text-muted">{t(field)}</dt>
					<dd className="wrap-anywhere font-bold text-2xl">{value}</dd>
				</div>
			))}
		</dl>
	);
}
