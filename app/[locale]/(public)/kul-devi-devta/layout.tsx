import { FailureLayout } from '@/components/heritage/deity/failure-layout';

export default FailureLayout;
