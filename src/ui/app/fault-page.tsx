import { Button } from '../kit/controls/button';
import { Row } from '../kit/layout/stack';
import styles from './plain-page.module.scss';

/** The product cannot start: names the fault and each key or line, never a blank page. Needs no container. */
export function FaultPage({ message, faults }: { message: string; faults: readonly string[] }) {
  return (
    <main className={styles.page} role="alert">
      <h1>The platform cannot start</h1>
      <p>{message}</p>
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault}>
            <code>{fault}</code>
          </li>
        ))}
      </ul>
      <Row gap={12} wrap above={24}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Row>
    </main>
  );
}
