import { useTranslations } from 'next-intl';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { ignoreLetter } from './key-gate';

interface RejectDialogProps {
	title: string;
	/** What is rejected, where it is one thing. */
	subject: string | null;
	isBusy: boolean;
	failure: string | null;
	typed?: string;
	onReject: (reason: string) => void;
	onClose: () => void;
}

const formId = 'rejection';

/** Asks why something is rejected; nobody has to say it. */
export function RejectDialog({
	title,
	subject,
	isBusy,
	failure,
	typed = '',
	onReject,
	onClose,
}: RejectDialogProps) {
	const { formProps, register } = useApiForm({
		defaultValues: { reason: typed },
		isGuarded: false,
		send: async ({ reason }) => {
			if (!isBusy) onReject(reason.trim());
			return null;
		},
		onSent: () => {},
	});
	const t = useTranslations('admin.review');
	return (
		<Dialog
			title={title}
			onClose={onClose}
			actions={
				<>
					<Button look="outline" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" form={formId} look="danger" busyLabel={isBusy && t('rejection.busy')}>
						{t('rejection.confirm')}
					</Button>
				</>
			}
		>
			<form {...formProps} id={formId} className="flex flex-col gap-4">
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				{subject !== null && <p className="font-semibold">{subject}</p>}
				<Field id="rejection-reason" label={t('rejection.reason')} hint={t('rejection.hint')} isRequired>
					{(control) => (
						<textarea
							{...control}
							{...register('reason')}
							rows={4}
							maxLength={1000}
							className={controlClass}
							onKeyDown={(event) => {
								// What is typed when the dialog goes must not be commands of the page under it.
								if (isBusy) ignoreLetter();
								if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
								event.preventDefault();
								formProps.ref.current?.requestSubmit();
							}}
						/>
					)}
				</Field>
			</form>
		</Dialog>
	);
}
