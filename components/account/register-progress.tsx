import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { registerSteps } from '@/components/member/field-groups';

/** Where one is in the wizard: steps done, the one open, those to come. */
export function RegisterProgress({ step }: { step: number }) {
	const t = useTranslations('register');
	return (
		<ol aria-label={t('progress')} className="flex gap-2 sm:gap-4">
			{registerSteps.map(({ key }, index) => (
				<li
					key={key}
					aria-current={index === step ? 'step' : undefined}
					className={`flex flex-1 flex-col gap-1.5 border-t-4 pt-2 text-sm ${index <= step ? 'border-primary' : 'border-line'} ${index === step ? 'font-semibold text-heading' : 'text-text-muted'}`}
				>
					<span className="flex items-start gap-2">
						<span
							aria-hidden="true"
							className={`grid size-6 shrink-0 place-items-center rounded-full text-xs ${index <= step ? 'bg-primary text-on-primary' : 'border border-control'}`}
						>
							{index < step ? <Check className="size-4" /> : index + 1}
						</span>
						<span className="max-sm:sr-only">{t(`steps.${key}`)}</span>
						{index < step && <span className="sr-only">{t('stepDone')}</span>}
					</span>
				</li>
			))}
		</ol>
	);
}
