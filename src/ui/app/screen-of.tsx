import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { entityId } from '../../domain/shared/entity-id';
import type { ScreenProps } from '../screens/project-screen';

/**
 * A screen of the project in the address. Reading the parameters renders this component with every change of the address,
 * such as an open card; the screen is rendered again for another project only.
 */
export function ScreenOf({ Component }: { readonly Component: ComponentType<ScreenProps> }) {
  const { sowId = '' } = useParams();
  return <Component sow={entityId(sowId)} />;
}
