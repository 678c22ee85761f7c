import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/ui/toast';
import { callApi } from '@/lib/client/api';
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
	done: string;
	onStart?: () => void;
	onDone?: () => void;
	onFailure?: () => void;
}

/** Puts a mark or takes it away, for a single button. */
export function useMark({ memberId, mark, done, onStart, onDone, onFailure }: MarkOptions) {
	const t = useTranslations('matrimonial.marks');
	const forCandidate = useForCandidate();
	return useMutation({
		meta: { failed: t('failed') },
		mutationFn: async () => getData(await putMark(memberId, mark, forCandidate)),
		onMutate: () => onStart?.(),
		onSuccess: () => {
			showToast(done, 'success');
			onDone?.();
		},
		onError: () => onFailure?.(),
	});
}
