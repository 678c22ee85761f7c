import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormErrors } from '@/components/form/form-errors';
import type { ApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { SummaryError } from '@/components/ui/error-summary';
import { Progress } from '@/components/ui/progress';
import { showSuccess } from './notice';

interface RecordDialogProps<Values extends FieldValues> {
	title: string;
	form: ApiForm<Values>;
	/** What the form is called again for: a newer version that it is filled in with. */
	formKey?: number;
	/** The question that a newer version raises. */
	conflict: ReactNode;
	submit: string;
	busy: string;
	/** Above the form, when fields are refused, or when the server gives no reason. */
	error: string;
	summary?: readonly SummaryError[];
	/** Said once the form is saved, for a moment; then the dialog closes, and the page says it until three seconds have passed. */
	saved?: string | null;
	footer?: ReactNode;
	onClose: () => void;
	children: ReactNode;
}

const shownForMs = 1500;

export function RecordDialog<Values extends FieldValues>({
	title,
	form,
	formKey,
	conflict,
	submit,
	busy,
	error,
	summary = [],
	saved = null,
	footer,
	onClose,
	children,
}: RecordDialogProps<Values>) {
	const t = useTranslations('admin.frame');
	const tSite = useTranslations('site');
	const formId = useId();
	const { isBusy, uploaded, failure } = form;
	// What takes long can be left.
	const isHeld = isBusy && uploaded === null;
	const savedAt = useRef<number | null>(null);
	const close = () => {
		if (isHeld) return;
		onClose();
		if (saved !== null && savedAt.current !== null) showSuccess(saved, savedAt.current);
	};
	const latestClose = useRef(close);
	latestClose.current = close;
	const isSaved = saved !== null;
	useEffect(() => {
		if (!isSaved) return;
		savedAt.current = Date.now();
		const timer = setTimeout(() => latestClose.current(), shownForMs);
		return () => clearTimeout(timer);
	}, [isSaved]);
	return (
		<>
			<Dialog
				title={title}
				onClose={close}
				actions={
					<>
						{uploaded !== null && <Progress label={t('uploading')} value={uploaded} max={1} />}
						<Button look="outline" disabled={isHeld} onClick={close}>
							{tSite('cancel')}
						</Button>
						<Button type="submit" form={formId} disabled={isSaved} busyLabel={isBusy && busy}>
							{submit}
						</Button>
					</>
				}
			>
				<form {...form.formProps} key={formKey} id={formId} className="flex flex-col gap-4">
					<FormErrors
						title={failure?.message || error}
						summary={summary}
						failure={failure}
						dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
					/>
					{isSaved && (
						<div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
							<Banner tone="success">{saved}</Banner>
						</div>
					)}
					{children}
				</form>
				{footer}
			</Dialog>
			{conflict}
		</>
	);
}
