import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Sent } from '@/lib/client/matching/elder-questions/replies';
import type { OpenQuestion } from '@/lib/features/matching/elder-questions/dto/open-question';
import { AnswererNameField } from './answerer-name-field';
import { SaidList } from './said-list';

interface AnswerConfirmationPanelProps extends Pick<OpenQuestion, 'whose'> {
	said: NonNullable<OpenQuestion['said']>;
	isBusy: boolean;
	onSend: (sent: Sent) => void;
}

/** Whether what another relative has said is right. */
export function AnswerConfirmationPanel({ whose, said, isBusy, onSend }: AnswerConfirmationPanelProps) {
	const t = useTranslations('elderAnswer');
	const isHydrated = useHydrated();
	const name = useRef<HTMLInputElement>(null);
	const send = (isRight: boolean | null) => {
		const by = name.current?.value;
		onSend({ ...(by && { by }), ...(isRight !== null && { isRight }) });
	};
	const answers = [
		['yes', 'primary', true],
		['no', 'outline', false],
		['skip', 'quiet', null],
	] as const;
	return (
		<>
			<h2 className="text-h3 md:text-h3-wide">{t('confirmTitle')}</h2>
			<p className="font-semibold text-2xl">{whose || t('self')}</p>
			<SaidList said={said} />
			<AnswererNameField ref={name} />
			<div className="flex flex-col gap-3">
				{answers.map(([key, look, isRight]) => (
					<Button
						key={key}
						look={look}
						className="min-h-14 text-xl"
						disabled={!isHydrated}
						busyLabel={isBusy && t('sending')}
						onClick={() => send(isRight)}
					>
						{t(key)}
					</Button>
				))}
			</div>
		</>
	);
}
