import { FailureLayout } from '@/components/deity/failure-layout';

export default FailureLayout;
