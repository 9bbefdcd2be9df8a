{{/*
The pods of the servers and those of the workers, by the role "server" or "worker". Both run the same image; pods of workers only execute
tasks, and no service sends them requests.
*/}}
{{- define "platform.pod" -}}
{{- $isWorker := eq .role "worker" -}}
{{- $root := .root -}}
metadata:
  labels: {{- include (ternary "platform.workerLabels" "platform.labels" $isWorker) $root | nindent 4 }}
spec:
  automountServiceAccountToken: false
  terminationGracePeriodSeconds: 20
  securityContext:
    runAsNonRoot: true
    runAsUser: 1000
    runAsGroup: 1000
    fsGroup: 1000
    seccompProfile: { type: RuntimeDefault }
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels: {{- include (ternary "platform.workerSelector" "platform.selector" $isWorker) $root | nindent 10 }}
  containers:
    - name: {{ ternary "worker" "server" $isWorker }}
      image: "{{ $root.Values.image.repository }}:{{ $root.Values.image.tag | default $root.Chart.AppVersion }}"
      imagePullPolicy: {{ $root.Values.image.pullPolicy }}
      envFrom:
        - secretRef: { name: {{ $root.Values.existingSecret }} }
      env:
        # Named separately, so that a pod does not start without it: anyone who reaches a new server could create the first account.
        - name: SETUP_TOKEN
          valueFrom:
            secretKeyRef: { name: {{ $root.Values.existingSecret }}, key: SETUP_TOKEN }
        - { name: BASE_URL, value: {{ $root.Values.baseUrl | quote }} }
        {{- with $root.Values.trustProxy }}
        - { name: TRUST_PROXY, value: {{ . | quote }} }
        {{- end }}
        {{- if include "platform.hasWorkers" $root }}
        - { name: WORKER, value: {{ ternary "only" "off" $isWorker | quote }} }
        {{- end }}
        {{- range $name, $value := $root.Values.env }}
        {{- if not (and (include "platform.hasWorkers" $root) (eq $name "WORKER")) }}
        - { name: {{ $name }}, value: {{ $value | quote }} }
        {{- end }}
        {{- end }}
      ports:
        - { name: http, containerPort: 3001 }
      startupProbe:
        httpGet: { path: /api/v1/healthz, port: http }
        periodSeconds: 2
        failureThreshold: {{ include "platform.patience" $root }}
      livenessProbe:
        httpGet: { path: /api/v1/healthz, port: http }
        periodSeconds: 10
        timeoutSeconds: 3
      readinessProbe:
        httpGet: { path: /api/v1/readyz, port: http }
        periodSeconds: 5
        timeoutSeconds: 3
        failureThreshold: 2
      {{- if not $isWorker }}
      lifecycle:
        # Balancers learn of the end before the server does.
        preStop:
          sleep: { seconds: 5 }
      {{- end }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities: { drop: [ALL] }
      resources: {{- toYaml (ternary ($root.Values.worker).resources $root.Values.resources $isWorker) | nindent 8 }}
      volumeMounts:
        - { name: data, mountPath: /data }
        - { name: tmp, mountPath: /tmp }
  volumes:
    # Only for your own templates: the organisation is in the database.
    - { name: data, emptyDir: {} }
    - { name: tmp, emptyDir: { medium: Memory, sizeLimit: 64Mi } }
  {{- with $root.Values.nodeSelector }}
  nodeSelector: {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $root.Values.tolerations }}
  tolerations: {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $root.Values.affinity }}
  affinity: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
