import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { generate } from "selfsigned";

/** A certificate for this machine, which this process believes from now on. */
export const certifyLocalhost = async (): Promise<{ cert: string; key: string }> => {
  const name = "localhost";
  const { cert, private: key } = await generate([{ name: "commonName", value: name }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: name }] }],
  });
  setDefaultCACertificates([...getCACertificates("default"), cert]);
  return { cert, key };
};
