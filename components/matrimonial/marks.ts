import { useTranslations } from 'next-intl';
import { useApiForm } from '@/components/form/use-api-form';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi } from '@/lib/client/api';

type Mark = 'shortlisted' | 'hidden' | 'blocked' | null;

/** Marks a match for the viewer alone; null takes the mark away. */
export function putMark(memberId: string, mark: Mark) {
	return callApi('PUT /api/family/matches/[id]/mark', { params: { id: memberId }, body: { mark } });
}

interface MarkFormOptions {
	memberId: string;
	mark: Mark;
	/** What the toast says once it is done. */
	done: string;
	onStart?: () => void;
	onDone?: () => void;
	/** Called with a refusal; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** The form around a single button that puts a mark or takes it away. */
export function useMarkForm({ memberId, mark, done, onStart, onDone, onFailure }: MarkFormOptions) {
	const t = useTranslations('matrimonial.marks');
	return useApiForm({
		defaultValues: {},
		send: () => {
			onStart?.();
			return putMark(memberId, mark);
		},
		onSent: () => {
			showToast(done, 'success');
			onDone?.();
		},
		onFailure: (failure) => {
			if (!onFailure(failure)) showToast(failure.message || t('failed'), 'error');
			return true;
		},
	});
}
