import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/ui/toast';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import { useForCandidate } from './use-candidate';

type ForCandidate = ReturnType<typeof useForCandidate>;

type Mark = 'shortlisted' | 'hidden' | 'blocked' | null;

/** Marks a match for the viewer alone; null takes the mark away. */
export function putMark(memberId: string, mark: Mark, forCandidate: ForCandidate) {
	const params = { id: memberId };
	return callApi('PUT /api/family/matches/[id]/mark', { ...forCandidate, params, body: { mark } });
}

interface MarkOptions {
	memberId: string;
	mark: Mark;
	/** What the toast says once it is done. */
	done: string;
	onStart?: () => void;
	onDone?: () => void;
	/** Called with a refusal; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** Puts a mark or takes it away, for a single button. */
export function useMark({ memberId, mark, done, onStart, onDone, onFailure }: MarkOptions) {
	const t = useTranslations('matrimonial.marks');
	const forCandidate = useForCandidate();
	return useMutation<Reply<'PUT /api/family/matches/[id]/mark'>, ApiFailure>({
		mutationFn: async () => getData(await putMark(memberId, mark, forCandidate)),
		onMutate: () => onStart?.(),
		onSuccess: () => {
			showToast(done, 'success');
			onDone?.();
		},
		onError: (failure) => {
			if (!onFailure(failure)) showToast(failure.message || t('failed'), 'error');
		},
	});
}
