import { useTranslations } from 'next-intl';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import type { Decided } from '@/components/ui/undo';
import type { ApiResult } from '@/lib/client/api';
import { ConfirmForm } from '../confirm-form';
import { ignoreLetter } from './key-gate';

interface RejectDialogProps {
	title: string;
	/** The title of the one that is rejected; missing for many. */
	subject?: string | undefined;
	/** The reason as it was typed before. */
	typed?: string;
	/** Null: there is nothing to wait for. */
	send: (reason: string) => Promise<ApiResult<Decided> | null>;
	onDone?: (answer: Decided) => void;
	onClose: () => void;
}

/** Asks why something is rejected; a reason need not be given. */
export function RejectDialog({ title, subject, typed = '', send, ...on }: RejectDialogProps) {
	const t = useTranslations('admin.review');
	return (
		<ConfirmForm<{ reason: string }>
			{...on}
			title={title}
			confirm={t('rejection.confirm')}
			busy={t('rejection.busy')}
			defaultValues={{ reason: typed }}
			staysOpen
			send={({ reason }) => send(reason.trim())}
		>
			{({ register, formProps, isBusy }) => (
				<>
					{subject !== undefined && <p className="font-semibold">{subject}</p>}
					<Field id="rejection-reason" label={t('rejection.reason')} hint={t('rejection.hint')} isRequired>
						{(control) => (
							<textarea
								{...control}
								{...register('reason')}
								rows={4}
								maxLength={1000}
								className={controlClass}
								onKeyDown={(event) => {
									// Keys typed while the dialog closes must not become commands of the page under it.
									if (isBusy) ignoreLetter();
									if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
									event.preventDefault();
									formProps.ref.current?.requestSubmit();
								}}
							/>
						)}
					</Field>
				</>
			)}
		</ConfirmForm>
	);
}
